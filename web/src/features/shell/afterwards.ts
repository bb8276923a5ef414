import { registerServiceWorker } from '#web/lib/service-worker.ts'
import { guardDirection } from './direction-guard.ts'

/** Every page asks for these once it is alive; one file brings them in one request. */
export const afterwards = { guardDirection, registerServiceWorker }
