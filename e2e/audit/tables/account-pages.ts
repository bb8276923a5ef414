import { indiaDay } from '@aravalli/shared/india-time'
import { demoPassword } from '../../harness/an-account.ts'
import { hydrated } from '../../harness/open-browser.ts'
import { prelimsOfStory, wrongDaysAgo } from '../../harness/revision.ts'
import { origin } from '../../harness/this-product.ts'
import { replyTo } from '../../harness/told.ts'
import type { Table, Visit } from '../entry.ts'

const refused = /Failed to load resource/

async function sendEmpty({ page }: Visit) {
	await page.locator('main form button[type=submit]').click()
	await page.locator('[aria-invalid]').first().waitFor()
}

async function finishOnboarding({ page }: Visit) {
	await page.request.post('/api/user/onboarding', {
		data: { fullName: 'Meera Rathore', selectedGoal: 'RAS_2027', selectedHours: 3 },
		headers: { origin },
	})
	await page.goto('/onboarding?step=welcome')
	await page.locator('main a[href="/dashboard"]').waitFor()
}

async function forgetPassword({ page, look }: Visit) {
	const dialog = page.getByRole('dialog')
	const send = dialog.getByRole('button', { name: /^(Send OTP|OTP भेजें)$/ })
	const done = { success: true, message: 'Done' }
	await page.route('**/api/auth/{request,verify}-otp', (route) => route.fulfill({ json: done }))
	await page.getByRole('button', { name: /^(Forgot Password\?|पासवर्ड भूल गए\?)$/ }).click()
	await send.click()
	await dialog.locator('[aria-invalid]').waitFor()
	await look('the address')
	await dialog.locator('[name=email]').fill('meera@example.com')
	await send.click()
	await dialog.locator('[name=otp]').fill('123456')
	await look('the code')
	await dialog.getByRole('button', { name: /^(Verify|सत्यापित करें)$/ }).click()
	await dialog.locator('[name=password]').waitFor()
}

async function registerWithoutSignIn({ page }: Visit) {
	await page.route('**/api/auth/login', (route) => route.abort())
	const fields = {
		name: 'Meera',
		email: `axe-${Date.now()}@example.com`,
		password: demoPassword,
		Cpassword: demoPassword,
	}
	for (const [name, value] of Object.entries(fields)) await page.locator(`form [name=${name}]`).fill(value)
	await page.getByRole('button', { name: /^(Register|पंजीकरण करें)$/ }).click()
	await page.getByRole('dialog').waitFor()
}

/** The copy of somebody new is small, and soon there. */
async function haveCopyMade({ page, look }: Visit) {
	await page.getByRole('button', { name: /^(Make a copy|प्रति बनाएँ)$/ }).click()
	await page.locator('main progress').waitFor()
	await look('a copy that is being made')
	await page.locator('main a[href*="/file?part="]').waitFor({ timeout: 60_000 })
}

async function showNotification({ page, look }: Visit) {
	const profile = await (await page.request.get('/api/user/profile')).json()
	await replyTo(profile.data.email)
	await page.reload()
	await hydrated(page)
	await page
		.locator('#content')
		.getByText(/^(New|नई)$/)
		.waitFor()
	await look('unread')
	await page
		.locator('header')
		.getByRole('button', { name: /^(Notifications|सूचनाएँ)/ })
		.click()
	await page
		.locator('header')
		.getByText(/^(New|नई)$/)
		.waitFor()
}

async function showStudy({ page, look }: Visit) {
	const day = (ago: number) => indiaDay(new Date(Date.now() - ago * 86_400_000))
	for (const [ago, hoursStudied] of [
		[0, 3.5],
		[1, 1],
		[3, 0],
	] as const)
		await page.request.post('/api/user/study-activity', {
			data: { hoursStudied, activitiesCompleted: 2, studiedOn: day(ago) },
			headers: { origin },
		})
	await page.reload()
	await hydrated(page)
	await page.getByRole('table').waitFor()
	await look('the year')
	await page.goto('/dashboard')
	await page.locator('main dl').first().waitFor()
}

/** Answers wrong, right and once more. */
async function revise({ page, look }: Visit) {
	await wrongDaysAgo(page, await prelimsOfStory(2), 3)
	await page.reload()
	await hydrated(page)
	await look('an open question')
	const press = (name: RegExp) => page.getByRole('button', { name }).click()
	await page.locator('[data-option="A"]').click()
	await look('a wrong answer')
	await press(/^(Next question|अगला प्रश्न)$/)
	await page.locator('[data-option="B"]').click()
	await press(/^(I guessed|अनुमान लगाया)$/)
	await look('a right answer')
	await press(/^(Next question|अगला प्रश्न)$/)
	await page.locator('[data-option="B"]').click()
	await press(/^(Finish|पूरा करें)$/)
	await page.getByRole('heading', { name: /^(Done for today|आज का दोहराव पूरा हुआ)$/ }).waitFor()
}

export const accountPages: Table = [
	{ name: 'the login with its problems', path: '/login', open: sendEmpty },
	{ name: 'the registration with its problems', path: '/login?mode=register', open: sendEmpty },
	{ name: 'each step to a new password', path: '/login', open: forgetPassword, expectedErrors: refused },
	{
		name: 'a registration whose sign-in has failed',
		path: '/login?mode=register',
		open: registerWithoutSignIn,
		expectedErrors: refused,
	},
	{ name: 'the first choices', path: '/onboarding', reader: 'newcomer' },
	{ name: 'the choice of an examination', path: '/onboarding?step=goal', reader: 'newcomer' },
	{ name: 'the choice of hours', path: '/onboarding?step=hours', reader: 'newcomer' },
	{ name: 'the end of the first choices', path: '/onboarding', reader: 'newcomer', open: finishOnboarding },
	{ name: 'the profile', path: '/profile', reader: 'newcomer' },
	{ name: 'all that is kept of somebody new', path: '/my-data?copy=expired', reader: 'newcomer', open: haveCopyMade },
	{ name: 'the notifications of somebody new', path: '/notifications', reader: 'newcomer' },
	{ name: 'a notification, and the bell', path: '/notifications', reader: 'newcomer', open: showNotification },
	{ name: 'the link of a mail that is not complete', path: '/notifications/stop-mails' },
	{ name: 'mails that were stopped', path: '/notifications/stop-mails?done=1' },
	{ name: 'the study log of somebody new', path: '/study-log', reader: 'newcomer' },
	{ name: 'a year with study, and the home page of it', path: '/study-log', reader: 'newcomer', open: showStudy },
	{ name: 'the revision of somebody new', path: '/revision', reader: 'newcomer' },
	{
		name: 'a day of revision to its end',
		path: '/revision?day=due',
		reader: 'newcomer',
		device: 'phone',
		open: revise,
	},
	{ name: 'the progress of somebody new', path: '/my-progress', reader: 'newcomer' },
]
