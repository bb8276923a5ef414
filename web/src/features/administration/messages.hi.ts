import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	checking: 'आपके लॉगिन की जाँच हो रही है…',
}
