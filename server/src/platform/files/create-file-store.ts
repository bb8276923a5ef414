import { join } from 'node:path'
import type { Env } from '../../env.ts'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import { createS3Store } from './s3-store.ts'

/** In the bucket of S3_URL; without one, in the folder `DATA_DIR/files`. */
export function createFileStore({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): FileStore {
	return s3 ? createS3Store(s3) : createFolderStore(join(dataDir, 'files'))
}
