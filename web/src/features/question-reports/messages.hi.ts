import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	report: 'प्रश्न में त्रुटि बताएँ',
}
