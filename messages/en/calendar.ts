import { message } from './language.ts';

export const summary = message('Consultation with {firm}');
export const neutralSummary = 'Appointment';
export const questions = message('Questions, or a change of plans? Call {phone}.');
export const withWhom = message('With {attorney}.');
export const weCall = message('{who} will call you.');
export const timeAtOffice = message('Time at the office: {time}.');
export const price = message('Price: {price}.');
