import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anAccount, signedInAs } from './harness/an-account.ts'
import { aVisitor, hydrated } from './harness/open-browser.ts'
import { replyTo } from './harness/told.ts'

const visitor = aVisitor()
const bell = (page: Page, name: string | RegExp) => page.locator('header').getByRole('button', { name, exact: true })

describe('the bell', () => {
	it('tells of a reply, leads to it, and is still then', { tags: ['smoke'] }, async () => {
		const email = await anAccount()
		const questionId = await replyTo(email)
		const page = await visitor.open('/current-affairs', { before: signedInAs(email) })
		await bell(page, 'Notifications, 1 new').click()
		const panel = page.getByRole('region', { name: 'Newest notifications' })
		await panel.getByText('New', { exact: true }).waitFor()
		await panel.getByRole('link', { name: 'Ravi Gurjar replied to your comment' }).click()
		await page.waitForURL(`**/answer-writing-practice/${questionId}#comments`)
		await page.getByText('By a few years.').waitFor()
		await bell(page, 'Notifications').waitFor()

		// On its page it stands as read, below its day.
		await page.goto('/notifications')
		const row = page.locator('#content').getByRole('listitem')
		expect(await row.getByRole('link').textContent()).toBe('Ravi Gurjar replied to your comment')
		expect(await page.locator('#content').getByText('New', { exact: true }).count()).toBe(0)
	})

	it('asks once the page is at rest, and nobody for a visitor', async () => {
		const asked = async (before?: ReturnType<typeof signedInAs>) => {
			const paths: string[] = []
			const page = await visitor.open('/about', {
				before: async (context) => {
					await before?.(context)
					context.on('request', (request) => paths.push(new URL(request.url()).pathname))
				},
			})
			await page.waitForLoadState('networkidle')
			return paths.filter((path) => path.startsWith('/api/notifications'))
		}
		expect(await asked()).toEqual([])
		expect(await asked(signedInAs(await anAccount()))).toEqual(['/api/notifications/unread-count'])
	})
})

describe('the page of notifications', () => {
	it('marks all as read, switches the mail off, and says what a browser that refuses would need', async () => {
		const email = await anAccount()
		await replyTo(email)
		const page = await visitor.open('/notifications', { before: signedInAs(email) })
		await page.getByText('1 new', { exact: true }).waitFor()
		await page.getByRole('button', { name: 'Mark all as read' }).click()
		await page.getByText('1 new', { exact: true }).waitFor({ state: 'detached' })
		const mail = page.getByLabel('Email me once a day what I haven’t read')
		expect(await mail.isChecked()).toBe(true)
		await Promise.all([page.waitForResponse('**/api/notifications/settings'), mail.uncheck()])
		await page.goto('/profile')
		await hydrated(page)
		await page.getByRole('heading', { name: 'How we notify you' }).scrollIntoViewIfNeeded()
		expect(await page.getByLabel('Email me once a day what I haven’t read').isChecked()).toBe(false)
		await page.getByText('Your browser doesn’t let this site show notifications.').waitFor()
	})

	it('is where the link of a mail leads, which stops these mails when somebody opens it', async () => {
		const page = await visitor.open('/notifications/stop-mails?token=wrong', { expectedErrors: /400/ })
		await page.getByText('This link is not complete.').waitFor()
		await page.route('**/api/notifications/stop-mails?*', (route) => route.fulfill({ json: { success: true } }))
		await page.getByRole('button', { name: 'Try Again' }).click()
		await page.getByText('These emails are off').waitFor()
	})
})
