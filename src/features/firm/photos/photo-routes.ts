import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../../db/client.ts';
import { servePictures } from '../../../platform/pictures/serve-pictures.ts';
import { findPhotoFile } from './queries.ts';

/** Serves the attorneys' photographs at `/photos/{id}`: see `servePictures`. */
export async function photoFiles(app: FastifyInstance, { db }: { db: Db }): Promise<void> {
  servePictures(app, '/photos', (wanted) => findPhotoFile(db, wanted));
}
