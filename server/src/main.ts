// Comes first: what is imported in `serve.ts` is found the quick way.
import './platform/quick-imports.ts'

await import('./serve.ts')
