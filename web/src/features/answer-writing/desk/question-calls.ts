import type { QuestionCopy } from '@aravalli/shared/answer-writing/kind'
import { deskCalls } from '#web/content/desk/desk-calls.ts'
import type { ContentCalls } from '#web/lib/editing/content-item.ts'

/** A working copy of a question reaches the server by these calls. */
export const questionCalls = deskCalls('answer-writing') as unknown as ContentCalls<QuestionCopy>
