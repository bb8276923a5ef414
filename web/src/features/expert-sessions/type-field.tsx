import { useMessages } from '#web/lib/messages.ts'
import { Field } from '#web/ui/field.tsx'
import { messages as bookingMessages } from './messages.en.ts'
import { useSessionTypes } from './use-availability.ts'

interface TypeFieldProps {
	value: string
	error: string | undefined
	onChange: (value: string) => void
	/** Is today in India. */
	today: string
}

/** Asks what the session is to be about. */
export function TypeField({ value, error, onChange, today }: TypeFieldProps) {
	const m = useMessages(bookingMessages)
	const known = useSessionTypes(today)
	// The server takes a name in the place of an id.
	const fixed = Object.entries(m.types).map(([id, name]) => ({ id, name }))
	const types = known === 'away' ? fixed : known
	const isKnown = types?.some(({ id }) => id === value) ?? false
	return (
		<Field label={m.sessionType} error={error}>
			{(control) => (
				<select
					{...control}
					name="sessionType"
					value={isKnown ? value : ''}
					disabled={types === null}
					onChange={({ target }) => onChange(target.value)}
					required
				>
					<option value="">{types === null ? m.loadingTypes : m.chooseType}</option>
					{types?.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			)}
		</Field>
	)
}
