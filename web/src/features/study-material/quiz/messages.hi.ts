import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	knew: 'आता था',
	didNotKnow: 'नहीं आता था',
	known: (known, all) => `${all} में से ${known} आते हैं`,
	onlyUnknown: 'केवल जो नहीं आते थे',
	notedKnown: 'दर्ज किया: आता था।',
	notedUnknown: 'दर्ज किया: दोहराना है।',
}
