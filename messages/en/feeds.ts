import { message } from './language.ts';

export const title = message('Legal Insights from {firm}');
export const description = message('What {firm} has learned, in plain words');
