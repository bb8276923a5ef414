import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	unfinished: (done, all) => `अधूरी क्विज़: ${all} में से ${done} प्रश्न`,
	kinds: { mains: 'मुख्य परीक्षा अभ्यास' },
	resume: 'जारी रखें',
}
