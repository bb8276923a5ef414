import type { Field } from '@aravalli/shared/content/fields'
import { countWords } from '@aravalli/shared/count-words'
import { type ComponentProps, use } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { RichTextField } from '#web/ui/editing/lazy-rich-text-field.tsx'
import { MarkedText } from '#web/ui/editing/marked-text.tsx'
import { TagField } from '#web/ui/editing/tag-field.tsx'
import { WordCount } from '#web/ui/editing/word-count.tsx'
import { EntriesInput } from './entries-input.tsx'
import { FactInput } from './fact-input.tsx'
import { LineInput } from './line-input.tsx'
import { type PickMedia, PicturePicking } from './picture-picking.ts'
import css from './text-input.module.css'

interface TextInputProps {
	field: Field
	/** Is the name of the control, as in 'hindi.answer'. */
	path: string
	label: string
	lang: string
	value: unknown
	error: string | undefined
	/** Something is to be done here before it can be published. */
	isGap: boolean
	/** Is how many words it should have; null where nobody has said so. */
	wordLimit?: number | null
	/** It stands for the item. */
	isTitle?: boolean
	/** Takes what room there is. */
	isLarge?: boolean
	onChange: (value: unknown) => void
}

/** From this size on a text often has marks, and it matters how many words there are: for a question the keys are enough. */
const LONG_FROM = 5000
/** Beyond this size an entry is a sentence, and has commas of its own. */
const TAG_MAX = 60

/** Has an editor write one text of an item, whatever its type, as it will lie on the readers' sheet. */
export function TextInput({ isGap, ...props }: TextInputProps) {
	return (
		<div className={classNames(css.cell, isGap && css.gap, props.isTitle && css.titled)} data-lang={props.lang}>
			<Input {...props} />
		</div>
	)
}

function Input({
	field,
	isTitle = false,
	isLarge = false,
	wordLimit = null,
	value,
	...props
}: Omit<TextInputProps, 'isGap'>) {
	switch (field.type) {
		case 'line':
			if (field.upload)
				return (
					<div className={css.file}>
						<FactInput {...props} field={field} value={value} />
					</div>
				)
			return <LineInput {...props} value={value as string} limit={field.max} isTitle={isTitle} />
		case 'text':
			return (
				<>
					<MarkedText {...props} value={value as string} isLarge={isLarge} hasToolbar={field.max >= LONG_FROM} />
					{field.max >= LONG_FROM && <WordCount words={countWords(value as string)} limit={wordLimit} />}
				</>
			)
		case 'richLine':
			return <RichTextField {...props} value={value as string} lineOnly />
		case 'richText':
			return <RichInput {...props} value={value as string} limit={field.max} isLarge={isLarge} />
		case 'lines': {
			const Entries = field.max > TAG_MAX ? EntriesInput : TagField
			return <Entries {...props} tags={value as string[]} />
		}
		default:
			return <FactInput {...props} field={field} value={value} />
	}
}

/** Takes rich text, into which pictures of the library can be put; their alternative text comes along in the language of the text. */
function RichInput(props: ComponentProps<typeof RichTextField>) {
	const pick = use(PicturePicking)
	return <RichTextField {...props} pickPicture={pick ? () => pickFor(pick, props.path) : undefined} />
}

async function pickFor(pick: PickMedia, path: string) {
	const picked = await pick()
	if (!picked) return null
	const { picture, width, height, alt } = picked
	return { src: picture.large, alt: path.startsWith('hindi.') ? alt.hindi : alt.english, width, height }
}
