import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	continue: 'जारी रखें',
	unread: 'नया, अभी पढ़ा नहीं',
	allArticles: 'सभी लेख',
}
