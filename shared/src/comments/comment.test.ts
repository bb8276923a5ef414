import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText, commentProblem, replyProblem, shortId, textLength } from './comment.ts'

describe('cleanText', () => {
	it.each([
		['  a  ', 'a'],
		['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
		['a  \n\n\n\n  b', 'a\n\n  b'],
		['a\tb', 'a b'],
		['a\u0000\u0007\u001b[31mb', 'a[31mb'],
		['exe.\u202egpj\u2066', 'exe.gpj'],
		['\ud800a', 'a'],
		['é'.normalize('NFD'), 'é'],
		['क्‍ष', 'क्‍ष'],
		['👩‍🌾', '👩‍🌾'],
		['<b>"&amp;', '<b>"&amp;'],
	])('makes of %j %j', (given, clean) => {
		expect(cleanText(given)).toBe(clean)
	})

	it('changes nothing of what it has made', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (given) => {
				const clean = cleanText(given)
				expect(cleanText(clean)).toBe(clean)
				expect(/[^\P{Cc}\n]|\p{Bidi_Control}|\n{3}|^\s|\s$/u.test(clean)).toBe(false)
			}),
			{ numRuns: 50 },
		)
	})

	it('takes hostile input in its stride', () => {
		// This catches a pattern whose time grows with the square of the length (233 s here, with one for spaces at line ends).
		const startedAt = Date.now()
		for (const unit of [' ', '\n', ' \n', '\u00a0\n\n', '\r\n ', 'a\u0301']) cleanText(`a${unit.repeat(200_000)}b`)
		expect(Date.now() - startedAt).toBeLessThan(2000)
	})
})

describe('the rules for a comment and a reply', () => {
	it.each(['', '   ', '\n\t', '\u200b\u200d', '\u3164'.repeat(0), '\u202e'])('refuse %j as empty', (given) => {
		expect([commentProblem(given), replyProblem(given)]).toEqual(['comment-required', 'reply-required'])
	})

	it('count characters, not what a browser counts', () => {
		expect(commentProblem('a'.repeat(1000))).toBeNull()
		expect(commentProblem('a'.repeat(1001))).toBe('comment-too-long')
		expect(commentProblem('😀'.repeat(1000))).toBeNull()
		expect(commentProblem('😀'.repeat(1001))).toBe('comment-too-long')
		expect(commentProblem(`${' '.repeat(500)}${'a'.repeat(1000)}\n\n`)).toBeNull()
		expect(replyProblem('क'.repeat(500))).toBeNull()
		expect(replyProblem('क'.repeat(501))).toBe('reply-too-long')
		expect(textLength(' कि\r\n ')).toBe(2)
	})

	it.each(['a', '?', '😀', '१', '।', '+'])('take %j', (given) => {
		expect([commentProblem(given), replyProblem(given)]).toEqual([null, null])
	})
})

describe('shortId', () => {
	it('is the last six characters', () => {
		expect(shortId('65f0aa12bc34de56f7890abc')).toBe('890abc')
	})
})
