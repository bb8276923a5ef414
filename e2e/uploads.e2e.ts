import { describe, expect, it } from 'vitest'
import { anAccount, signedInAs } from './harness/an-account.ts'
import { aVisitor } from './harness/open-browser.ts'

const visitor = aVisitor()

describe('an upload that is too large', () => {
	// A browser reads an answer only when it has sent all, or when it no longer can. This was seen to fail with the
	// connection kept open unread.
	it.each([6, 25, 60])('is answered to a browser that is still sending: %i MB', async (megabytes) => {
		const page = await visitor.open('/profile', {
			before: signedInAs(await anAccount()),
			expectedErrors: /status of 413/,
		})
		const { status, code, seconds } = await page.evaluate(async (size) => {
			const form = new FormData()
			form.append('file', new Blob([new Uint8Array(size * 1_000_000)], { type: 'image/jpeg' }), 'photo.jpg')
			const startedAt = performance.now()
			const answer = await fetch('/api/user/profile-picture', { method: 'POST', body: form })
			const { code } = (await answer.json()) as { code: string }
			return { status: answer.status, code, seconds: (performance.now() - startedAt) / 1_000 }
		}, megabytes)
		expect([status, code]).toEqual([413, 'file.too-large'])
		expect(seconds).toBeLessThan(10)
	})
})
