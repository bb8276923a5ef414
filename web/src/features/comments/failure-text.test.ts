import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { textsIn } from '#web/lib/messages.ts'
import { failureText } from './failure-text.ts'
import { messages as englishTexts } from './messages.en.ts'
import { messages as hindi } from './messages.hi.ts'

const english = await textsIn(englishTexts, 'english')

const refusal = (message: string) => new ApiError(500, { code: 'server.failed', message })
const away = new TypeError('Failed to fetch')

describe('what is said of a deed that failed', () => {
	it.each([
		['comment', 'Failed to add comment', 'Error adding comment', 'टिप्पणी नहीं जुड़ सकी', 'टिप्पणी जोड़ने में त्रुटि हुई'],
		['reply', 'Failed to add reply', 'Error adding reply', 'जवाब नहीं जुड़ सका', 'जवाब जोड़ने में त्रुटि हुई'],
		[
			'likeComment',
			'Failed to like comment',
			'Error liking comment',
			'टिप्पणी पसंद नहीं की जा सकी',
			'टिप्पणी पसंद करने में त्रुटि हुई',
		],
		['likeReply', 'Failed to like reply', 'Error liking reply', 'जवाब पसंद नहीं किया जा सका', 'जवाब पसंद करने में त्रुटि हुई'],
		['pin', 'Failed to pin comment', 'Error pinning comment', 'टिप्पणी पिन नहीं की जा सकी', 'टिप्पणी पिन करने में त्रुटि हुई'],
	] as const)('%s: whether the server refused without a word or was not reached', (kind, refused, cut, ...inHindi) => {
		const said = [english, hindi].flatMap((m) => [failureText(m, refusal(''), kind), failureText(m, away, kind)])
		expect(said).toEqual([refused, cut, ...inHindi])
	})

	it('is the server’s own sentence where there is one', () => {
		expect(failureText(hindi, refusal('सर्वर व्यस्त है'), 'pin')).toBe('सर्वर व्यस्त है')
	})
})
