import { registerServiceWorker } from '#web/lib/service-worker.ts'
import { guardDirection } from './direction-guard.ts'

/** What every page asks for once it is alive, in one file. */
export const afterwards = { guardDirection, registerServiceWorker }
