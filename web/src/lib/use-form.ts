import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from './api.ts'

export type Values<Name extends string> = Record<Name, string>

interface FormRules<Name extends string, Problem extends string> {
	/** Says what is wrong with what was typed, by field; null and absent mean that nothing is. */
	check(values: Values<Name>): Partial<Record<Name, Problem | null>>
	/** May throw what a call throws. */
	send(values: Values<Name>, form: HTMLFormElement): Promise<unknown>
}

/** Says why the last try came to nothing: the server's refusal, or 'away' when it could not be asked. */
export type FormFailure = ApiError | 'away'

/**
 * Runs a form whose fields the page leaves alone: what was typed before the script ran, or before a refusal or a lost
 * network, is still there afterwards. Problems show once the form was sent, and from then on follow what is typed.
 *
 * Fields must carry their name; the form `noValidate`, because the sentences are ours.
 */
export function useForm<Name extends string, Problem extends string>({ check, send }: FormRules<Name, Problem>) {
	const [problems, setProblems] = useState<Partial<Record<Name, Problem | null>>>({})
	const [refused, setRefused] = useState<Partial<Record<string, string>>>({})
	const [failure, setFailure] = useState<FormFailure | null>(null)
	const [isSending, setIsSending] = useState(false)
	const wasTried = useRef(false)

	const submit = async (form: HTMLFormElement) => {
		const values = readValues<Name>(form)
		const found = check(values)
		wasTried.current = true
		setProblems(found)
		setRefused({})
		setFailure(null)
		if (focusFirst(form, found)) return
		setIsSending(true)
		try {
			await send(values, form)
			wasTried.current = false
		} catch (error) {
			const fields = refusedFields(form, error)
			setRefused(fields)
			if (!focusFirst(form, fields)) setFailure(error instanceof ApiError ? error : 'away')
		} finally {
			setIsSending(false)
		}
	}

	return {
		problems,
		/** Holds the server's sentences about single fields. */
		refused,
		failure,
		isSending,
		form: {
			method: 'post',
			noValidate: true,
			onSubmit: (event: FormEvent<HTMLFormElement>) => {
				event.preventDefault()
				if (!isSending) void submit(event.currentTarget)
			},
			onInput: (event: FormEvent<HTMLFormElement>) => {
				const name = Reflect.get(event.target, 'name') as string
				if (refused[name]) setRefused({ ...refused, [name]: undefined })
				if (wasTried.current) setProblems(check(readValues<Name>(event.currentTarget)))
			},
		} as const,
	}
}

function readValues<Name extends string>(form: HTMLFormElement): Values<Name> {
	const entries = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
	return Object.fromEntries(entries) as Values<Name>
}

/** Gives the fields of this form that the server has rejected. */
function refusedFields(form: HTMLFormElement, error: unknown): Record<string, string> {
	if (!(error instanceof ApiError)) return {}
	const known = error.errors.filter(({ path }) => form.elements.namedItem(path) !== null)
	return Object.fromEntries(known.map(({ path, message }) => [path, message]))
}

/** @returns whether there was a field to correct */
function focusFirst(form: HTMLFormElement, problems: Partial<Record<string, string | null>>): boolean {
	const first = [...form.elements].find((element) => problems[Reflect.get(element, 'name') as string])
	if (first instanceof HTMLElement) first.focus()
	return first !== undefined
}
