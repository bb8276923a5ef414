import type { AccountProblem } from '@aravalli/shared/accounts/account'
import { useMessages } from '#web/lib/messages.ts'
import { useForm, type Values } from '#web/lib/use-form.ts'
import { failureText } from './failure-text.ts'
import { messages as accountsMessages } from './messages.en.ts'

interface AccountFormRules<Name extends string> {
	check: (values: Values<Name>) => Partial<Record<Name, AccountProblem | null>>
	send: (values: Values<Name>, form: HTMLFormElement) => Promise<unknown>
	/** Is said when the server refuses without a word. */
	refusedText: string
}

/** Holds a form of account details, and puts its problems into sentences. */
export function useAccountForm<Name extends string>({ check, send, refusedText }: AccountFormRules<Name>) {
	const m = useMessages(accountsMessages)
	const { form, problems, refused, failure, isSending } = useForm<Name, AccountProblem>({ check, send })
	return {
		form,
		isSending,
		/** This failure is about the whole form. */
		failure: failureText(failure, { refused: refusedText, away: m.failed }),
		errorOf(name: Name): string | undefined {
			const problem = problems[name]
			return refused[name] ?? (problem ? m.problems[problem] : undefined)
		},
	}
}
