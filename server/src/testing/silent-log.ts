import type { DatabaseLog } from '../platform/database/open-database.ts'

export const silentLog: DatabaseLog = { info: () => undefined, warn: () => undefined, error: () => undefined }
