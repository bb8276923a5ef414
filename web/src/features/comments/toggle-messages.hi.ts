import type { messages as english } from './toggle-messages.en.ts'

export const messages: typeof english = {
	show: 'टिप्पणियाँ देखें',
	hide: 'टिप्पणियाँ छिपाएँ',
	needScript: 'टिप्पणियों के लिए JavaScript चाहिए, जो इस ब्राउज़र में बंद है।',
}
