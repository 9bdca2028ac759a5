import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/client.ts';
import { servePictures } from '../../platform/pictures/serve-pictures.ts';
import { findPictureFile } from './queries.ts';

/** Serves the gallery at `/pictures/{id}`: see `servePictures`. */
export async function pictureFiles(app: FastifyInstance, { db }: { db: Db }): Promise<void> {
  servePictures(app, '/pictures', (wanted) => findPictureFile(db, wanted));
}
