import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	continue: 'जारी रखें',
}
