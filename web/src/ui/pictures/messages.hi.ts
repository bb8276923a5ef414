import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	title: (place, total) => (total === 1 ? 'चित्र' : `चित्र ${place}, कुल ${total}`),
	previous: 'पिछला चित्र',
	next: 'अगला चित्र',
	close: 'बंद करें',
	missing: 'यह चित्र लोड नहीं हो सका।',
}
