import bowser from 'bowser'

const MAX_READ = 400
const MAX_LENGTH = 60

/** Makes 'Chrome, Android' of a User-Agent; '' where it tells nothing. */
export function browserName(userAgent: string | undefined): string {
	if (!userAgent) return ''
	const { browser, os } = bowser.parse(userAgent.slice(0, MAX_READ))
	return [browser.name, os.name].filter(Boolean).join(', ').slice(0, MAX_LENGTH)
}
