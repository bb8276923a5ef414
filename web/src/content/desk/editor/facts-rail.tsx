import type { Field } from '@aravalli/shared/content/fields'
import { entriesOf } from '@aravalli/shared/content/kind'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { Editing } from './editing.ts'
import { FactInput } from './fact-input.tsx'
import css from './facts-rail.module.css'
import { useKindDesk } from './kind-desk.ts'
import { messages as editorMessages } from './messages.en.ts'
import marks from './text-input.module.css'

/** Up to three of these stand beside each other, where their names are short. */
const isSmall = (field: Field, label: string) =>
	(field.type === 'number' || (field.type === 'line' && field.max <= 20)) && label.length <= 16
/** Two of these do. */
const isHalf = ({ type }: Field) => type === 'choice' || type === 'day' || type === 'number'

function widthOf(field: Field, label: string): string | undefined {
	if (isSmall(field, label)) return css.small
	return isHalf(field) ? css.half : undefined
}

/** Holds what an item has once for both languages. */
export function FactsRail({ editing: { kind, content, edition, errorOf, isGap, edit } }: { editing: Editing }) {
	const m = useMessages(editorMessages)
	const language = useLanguage()
	const { besideTexts = [], inputs = {} } = useKindDesk(kind.name)
	const held = entriesOf(kind.common).filter(([name]) => !besideTexts.includes(name) && !inputs[name])
	return (
		<section className={css.facts} aria-label={m.facts}>
			{held.map(([name, field]) => {
				const label = field.label[language]
				return (
					<div key={name} className={classNames(css.fact, widthOf(field, label), isGap(name) && marks.gap)}>
						<FactInput
							key={edition}
							field={field}
							path={name}
							label={label}
							value={content[name]}
							error={errorOf(name)}
							onChange={(value) => edit((before) => ({ ...before, [name]: value }))}
						/>
					</div>
				)
			})}
		</section>
	)
}
