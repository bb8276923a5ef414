import { defineMessages } from '#web/lib/messages.ts'
import type { messages as english } from './late-messages.en.ts'

export type LateMessages = typeof english

/** Of the menus' entries and the footer, which come late (`late-frame.ts`). */
export const lateMessages = defineMessages<LateMessages>({
	english: async () => (await import('./late-messages.en.ts')).messages,
	hindi: async () => (await import('./late-messages.hi.ts')).messages,
})
