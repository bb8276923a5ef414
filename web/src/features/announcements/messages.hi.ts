import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	banners: 'मुख्य बातें',
	loading: 'बैनर लोड हो रहे हैं...',
	none: 'कोई बैनर उपलब्ध नहीं है',
}
