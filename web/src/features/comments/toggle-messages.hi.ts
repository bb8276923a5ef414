import type { messages as english } from './toggle-messages.en.ts'

export const messages: typeof english = {
	show: 'टिप्पणियाँ देखें',
	hide: 'टिप्पणियाँ छिपाएँ',
	needScript: 'टिप्पणियाँ देखने के लिए JavaScript चालू करें।',
}
