import { defineMessages } from '#web/lib/messages.ts'
import type { InformationContent } from '../information-content.ts'

export const contactContent = defineMessages<InformationContent>({
	english: async () => (await import('./content.en.ts')).content,
	hindi: async () => (await import('./content.hi.ts')).content,
})
