import { defineMessages } from '#web/lib/messages.ts'
import type { messages as english } from './messages.en.ts'

export type ShellMessages = typeof english

export const shellMessages = defineMessages<ShellMessages>({
	english: async () => (await import('./messages.en.ts')).messages,
	hindi: async () => (await import('./messages.hi.ts')).messages,
})
