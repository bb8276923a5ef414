import { postKind } from '@aravalli/shared/blogs/kind'
import { deriveReadMinutes } from '../../content/reading-time.ts'
import type { ServerKind } from '../../content/server-kind.ts'

export const serverPosts = { kind: postKind, derive: deriveReadMinutes } as const satisfies ServerKind
