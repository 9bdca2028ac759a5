/** The charts with their styles, in one module that is loaded lazily when a chart is rendered. */
import '@mantine/charts/styles.css';
import '@mantine/core/styles/ColorSwatch.layer.css';

export { BarChart, LineChart } from '@mantine/charts';
