import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	zoomIn: 'बड़ा करें',
	zoomOut: 'छोटा करें',
	zoom: (percent) => `${percent} %`,
}
