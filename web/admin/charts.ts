/** The charts with their styles, in one file that is loaded when a chart is seen. */
import '@mantine/charts/styles.css';
import '@mantine/core/styles/ColorSwatch.layer.css';

export { BarChart, LineChart } from '@mantine/charts';
