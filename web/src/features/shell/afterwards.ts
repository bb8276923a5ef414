import { registerServiceWorker } from '#web/lib/service-worker.ts'
import { fetchCodeOfLinks } from './code-of-links.ts'
import { guardDirection } from './direction-guard.ts'

/** Every page asks for these once it is alive: in one file, because apart they cost every page one more request. */
export const afterwards = { fetchCodeOfLinks, guardDirection, registerServiceWorker }
