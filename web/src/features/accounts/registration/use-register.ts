import { dailyHours } from '@aravalli/shared/accounts/account'
import { examYears } from '@aravalli/shared/exam-cycles'
import { isLanguage } from '@aravalli/shared/language'
import { useRouter } from '@tanstack/react-router'
import { useLanguage } from '#web/lib/language.tsx'
import { storeLanguage } from '#web/lib/stored-language.ts'
import { switchLanguage } from '#web/lib/switch-language.ts'
import { useApi } from '#web/lib/use-api.ts'
import type { Values } from '#web/lib/use-form.ts'
import { leadOn, type NextPage } from '../after-sign-in.ts'
import { atField } from '../failure-text.ts'
import { useSignIn } from '../use-sign-in.ts'
import type { RegistrationField } from './registration-rules.ts'

/**
 * Opens an account, signs in and leads to the onboarding. Resolves with false when the account is there but the sign-in
 * failed; throws what the signup call throws.
 */
export function useRegister({ isBookingPending }: NextPage) {
	const router = useRouter()
	const api = useApi()
	const signIn = useSignIn()
	const pageLanguage = useLanguage()
	return async (values: Values<RegistrationField>): Promise<boolean> => {
		const choices = readChoices(values, pageLanguage)
		const { name, email, phoneNumber, password, Cpassword } = values
		const account = { name, email, phoneNumber, password, Cpassword, ...choices, onboardingData: choices }
		const wrongAtField = atField({ 'account.email-taken': 'email', 'password.common': 'password' })
		await api('POST /api/auth/signup', { body: account }).catch(wrongAtField)
		// The browser's language wins at the sign-in: it has to be the one that was chosen here.
		storeLanguage(choices.language)
		if (choices.language !== pageLanguage) await switchLanguage(router, choices.language).catch(() => undefined)
		try {
			await signIn({ email, password })
		} catch {
			return false
		}
		await leadOn(router, { path: '/onboarding', isBookingPending })
		return true
	}
}

function readChoices(values: Values<RegistrationField>, pageLanguage: 'english' | 'hindi') {
	return {
		language: isLanguage(values.language) ? values.language : pageLanguage,
		examYear: examYears.find((year) => year === values.examYear) ?? 'RAS_2026',
		dailyHours: dailyHours.find((hours) => String(hours) === values.dailyHours) ?? 1,
	}
}
