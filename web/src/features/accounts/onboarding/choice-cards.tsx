import css from './onboarding.module.css'

interface ChoiceCardsProps {
	legend: string
	name: string
	options: { value: string; title: string; note: string }[]
	chosen: string | null
	onChoose: (value: string) => void
}

/** Offers a choice among few, each with a word about it. */
export function ChoiceCards({ legend, name, options, chosen, onChoose }: ChoiceCardsProps) {
	return (
		<fieldset>
			<legend className="visuallyHidden">{legend}</legend>
			<div className={css.cards}>
				{options.map(({ value, title, note }) => (
					<label key={value} className={css.card}>
						<input
							type="radio"
							name={name}
							value={value}
							defaultChecked={value === chosen}
							onChange={() => onChoose(value)}
							className={css.radio}
						/>
						<span className={css.cardTitle}>{title}</span>
						<span className={css.cardNote}>{note}</span>
					</label>
				))}
			</div>
		</fieldset>
	)
}
