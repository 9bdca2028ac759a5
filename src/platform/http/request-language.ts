import type { FastifyRequest } from 'fastify';
import { type Language, readAddress } from '../../../messages/messages.ts';
import { originForm } from './request-target.ts';

/** The path and query by which Fastify finds a route: without the prefix of a language, in the main language. */
export const routeUrl = (target: string): string => readAddress(originForm(target)).address;

/** The path and query as the client sent them, such as `/es/contacto`. */
export const sentUrl = ({ originalUrl }: Pick<FastifyRequest, 'originalUrl'>): string =>
  originForm(originalUrl);

/** The language of the address of a request. */
export const languageOf = (request: Pick<FastifyRequest, 'originalUrl'>): Language =>
  readAddress(sentUrl(request)).language;
