import { join } from 'node:path'
import type { Env } from '../../env.ts'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import { createS3Store } from './s3-store.ts'

/**
 * Stores files in the bucket of S3_URL; without one, in the folder `DATA_DIR/files`.
 *
 * @param storeId the database's part of it
 */
export function createFileStore({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>, storeId: string): FileStore {
	if (s3) return createS3Store({ ...s3, prefix: `${s3.prefix}${storeId}/` })
	return createFolderStore(join(dataDir, 'files', storeId))
}
