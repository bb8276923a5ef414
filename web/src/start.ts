import { createStart } from '@tanstack/react-start'
import { apiErrorAdapter } from './lib/api-error-adapter.ts'

/** For the server; the browser starts without the framework's own starter (`client.tsx`). */
export const startInstance = createStart(() => ({ serializationAdapters: [apiErrorAdapter] }))
