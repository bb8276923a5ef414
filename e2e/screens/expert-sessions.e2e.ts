import { indiaDay } from '@aravalli/shared/india-time'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { anAccount, demoPassword, signedInAs } from '../harness/an-account.ts'
import { aVisitor, hydrated } from '../harness/open-browser.ts'

const visitor = aVisitor()

const words = {
	english: {
		locale: 'en-IN',
		book: 'Book a session',
		form: 'Book an Expert Session',
		goOn: 'Continue to payment',
		fillRequired: 'Please fill in all required fields.',
		gone: 'Selected time slot is no longer available. Please choose a different time.',
		available: (count: number) => `${count} of 12 slots available`,
		type: 'Mock Interview Preparation',
		payment: 'Complete Payment',
		pay: 'Pay ₹99',
		failed: 'Payment Failed',
		signIn: 'Please login to continue with payment',
		login: 'Login',
		password: 'Password',
		submitLogin: /^Log in/,
		cancelled: 'Payment cancelled by user',
		tryAgain: 'Try Again',
		success: 'Payment Successful',
		contact: /within 24 hours/,
		mail: 'Confirmation email sent',
		bookings: 'Your bookings',
		own: 'Your expert sessions',
		booked: 'Booked',
		move: 'Move',
		moveDialog: 'Move the session',
		moveNow: 'Move session',
		moved: /^Session moved to /,
		cancel: 'Cancel',
		cancelYes: 'Cancel session',
		cancelledBadge: 'Cancelled',
		window: { pay: 'Pay ₹99', close: 'Close' },
	},
	hindi: {
		locale: 'hi-IN',
		book: 'सत्र बुक करें',
		form: 'विशेषज्ञ सत्र बुक करें',
		goOn: 'भुगतान की ओर बढ़ें',
		fillRequired: 'कृपया सभी ज़रूरी जानकारी भरें।',
		gone: 'चुना गया समय अब उपलब्ध नहीं है। कृपया कोई दूसरा समय चुनें।',
		available: (count: number) => `12 में से ${count} समय उपलब्ध`,
		type: 'साक्षात्कार का पूर्वाभ्यास',
		payment: 'भुगतान पूरा करें',
		pay: 'भुगतान करें ₹99',
		failed: 'भुगतान नहीं हो सका',
		signIn: 'भुगतान जारी रखने के लिए कृपया लॉगिन करें',
		login: 'लॉगिन करें',
		password: 'पासवर्ड',
		submitLogin: /^लॉगिन/,
		cancelled: 'आपने भुगतान रद्द कर दिया',
		tryAgain: 'फिर से प्रयास करें',
		success: 'भुगतान सफल',
		contact: /24 घंटे के भीतर/,
		mail: 'पुष्टि का ईमेल भेज दिया गया है',
		bookings: 'आपकी बुकिंग',
		own: 'आपके विशेषज्ञ सत्र',
		booked: 'बुक है',
		move: 'समय बदलें',
		moveDialog: 'सत्र का समय बदलें',
		moveNow: 'समय बदलें',
		moved: /^सत्र का नया समय/,
		cancel: 'रद्द करें',
		cancelYes: 'सत्र रद्द करें',
		cancelledBadge: 'रद्द',
		window: { pay: '₹99 का भुगतान करें', close: 'बंद करें' },
	},
}

type Words = (typeof words)['english'] | (typeof words)['hindi']

let stories = 0
/** Each story has a day of its own, on which nobody else books. */
function aDay(): string {
	stories += 1
	return indiaDay(new Date(Date.now() + (stories + 3) * 86_400_000))
}

const open = (path: string, m: Words, width: number, before?: (context: BrowserContext) => Promise<unknown>) =>
	visitor.open(path, {
		locale: m.locale,
		viewport: { width, height: 800 },
		...(before && { before }),
		expectedErrors: /Failed to load resource|ERR_FAILED/,
	})

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const field = (place: Locator, name: string) => place.locator(`[name=${name}]`)

async function chooseTime(place: Locator, day: string) {
	await field(place, 'preferredDate').fill(day)
	await field(place, 'preferredTime').selectOption({ index: 1 })
}

async function fillForm(page: Page, m: Words, day: string): Promise<Locator> {
	const form = dialog(page, m.form)
	await field(form, 'name').fill('Meera Rathore')
	await field(form, 'email').fill('meera@example.com')
	await field(form, 'phone').fill('98765 43210')
	await chooseTime(form, day)
	await field(form, 'sessionType').selectOption({ label: m.type })
	return form
}

async function pressPay(page: Page, m: Words) {
	await dialog(page, m.payment).getByRole('button', { name: m.pay }).click()
	const frame = page.frameLocator('iframe.razorpay-checkout-frame')
	await frame.getByRole('button', { name: m.window.pay }).waitFor()
	return frame
}

const keptInBrowser = (page: Page) =>
	page.evaluate(() => Object.keys(localStorage).filter((name) => /session/i.test(name)))

describe.each([
	['english', 1280],
	['hindi', 360],
] as const)('a session in %s at %i px', (language, width) => {
	const m: Words = words[language]

	it('is booked from the home page through the sign-in, and is then moved and cancelled', async () => {
		const email = await anAccount()
		const day = aDay()
		const page = await open('/dashboard', m, width)
		await page.getByRole('main').getByRole('link', { name: m.book }).click()
		const form = dialog(page, m.form)
		await form.getByRole('button', { name: m.goOn }).click()
		await form.getByRole('alert').getByText(m.fillRequired).waitFor()
		expect(await field(form, 'preferredTime').isDisabled()).toBe(true)
		await fillForm(page, m, day)
		await form.getByText(m.available(12)).waitFor()
		await form.getByRole('button', { name: m.goOn }).click()
		await dialog(page, m.payment).getByText(m.type).waitFor()
		await dialog(page, m.payment).getByRole('button', { name: m.pay }).click()

		const refused = dialog(page, m.failed)
		await refused.getByText(m.signIn).waitFor()
		await refused.getByRole('button', { name: m.login }).click()
		await page.waitForURL('**/login?redirect=session-booking')
		expect((await keptInBrowser(page)).sort()).toEqual(['pendingSessionBooking', 'sessionFormData'])
		await page.locator('[name=email]').fill(email)
		await page.getByLabel(m.password, { exact: true }).fill(demoPassword)
		await page.getByRole('main').getByRole('button', { name: m.submitLogin }).click()
		await page.waitForURL('**/dashboard')

		await dialog(page, m.payment).getByText(m.type).waitFor()
		expect(await keptInBrowser(page)).toEqual([])
		await (await pressPay(page, m)).getByRole('button', { name: m.window.close, exact: true }).click()
		await dialog(page, m.failed).getByText(m.cancelled).waitFor()
		await dialog(page, m.failed).getByRole('button', { name: m.tryAgain }).click()
		expect(await field(form, 'email').inputValue()).toBe(email)
		await form.getByRole('button', { name: m.goOn }).click()
		await (await pressPay(page, m)).getByRole('button', { name: m.window.pay }).click()
		await dialog(page, m.success).getByText(m.contact).waitFor()
		await dialog(page, m.success).getByText(m.mail, { exact: true }).waitFor()
		// It closes by itself.
		await page.getByRole('button', { name: m.bookings }).click()
		await page.waitForURL('**/profile#bookings')

		const own = page.getByRole('region', { name: m.own })
		await own.getByText(m.booked, { exact: true }).waitFor()
		await own.getByRole('button', { name: m.move, exact: true }).click()
		const moving = dialog(page, m.moveDialog)
		await chooseTime(moving, aDay())
		await moving.getByRole('button', { name: m.moveNow }).click()
		await page.getByText(m.moved).waitFor()
		const calendar = await page.request.get((await own.getByRole('link').first().getAttribute('href')) ?? '')
		expect(await calendar.text()).toContain('SEQUENCE:1')
		await own.getByRole('button', { name: m.cancel, exact: true }).click()
		await own.getByRole('button', { name: m.cancelYes }).click()
		await own.getByText(m.cancelledBadge, { exact: true }).waitFor()
	})
})

it('a session whose time another takes meanwhile is chosen anew', async () => {
	const m = words.hindi
	const day = aDay()
	const page = await open('/help?booking=1', m, 360, signedInAs(await anAccount()))
	const form = await fillForm(page, m, day)
	const time = await field(form, 'preferredTime').inputValue()
	await takeSlot(day, time)
	await form.getByRole('button', { name: m.goOn }).click()
	await form.getByRole('alert').getByText(m.gone).waitFor()
	expect(await field(form, 'preferredTime').inputValue()).toBe('')
	await form.getByText(m.available(11)).waitFor()

	// Nobody can tell which times are free: all are offered, and the server still refuses.
	await page.route('**/api/session-booking/availability?*', (route) => route.abort())
	await field(form, 'preferredDate').fill(aDay())
	await form.getByText(m.available(12)).waitFor()
	await field(form, 'preferredDate').fill(day)
	await field(form, 'preferredTime').selectOption(time)
	await form.getByRole('button', { name: m.goOn }).click()
	await dialog(page, m.payment).getByRole('button', { name: m.pay }).click()
	await dialog(page, m.failed).getByText(m.gone).waitFor()
	// The panel gives way to the form by itself.
	await form.getByRole('alert').getByText(m.gone).waitFor()
})

it('is offered on the page of the Mains, and the press is not lost before the code is there', async () => {
	const m = words.english
	const page = await open('/mains', m, 1280)
	await page.getByRole('main').getByRole('link', { name: m.book }).click()
	await dialog(page, m.form).waitFor()
	await hydrated(page)
})

/** Another learner holds a slot. */
async function takeSlot(preferredDate: string, preferredTime: string): Promise<void> {
	const other = await visitor.open('/dashboard', { before: signedInAs(await anAccount()) })
	const sessionData = {
		name: 'Ravi',
		email: 'ravi@example.com',
		phone: '9876543211',
		preferredDate,
		preferredTime,
		sessionType: 'general-guidance',
	}
	const headers = { origin: new URL(other.url()).origin }
	const answer = await other.request.post('/api/payment/session-payment', { data: { sessionData }, headers })
	expect(answer.status()).toBe(200)
}
