import type { Forget } from '../database/forget.ts'
import { deleteEndedWindows } from './tables.ts'

/** Forgets counts that are over. */
export const forgetWindows: Forget = deleteEndedWindows
