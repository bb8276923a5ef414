import type { Language } from '@aravalli/shared/language'
import { blockNames } from '@aravalli/shared/study-material/block-names'
import { useRef, useState } from 'react'
import type { Editing } from '#web/content/desk/editor/editing.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/editing/sheet-field.tsx'
import { plusIcon } from '#web/ui/icons.ts'
import { Beside } from '../beside.tsx'
import { GapJump } from '../gap-jump.tsx'
import { messages as deskMessages } from '../messages.en.ts'
import { useFocusAfter } from '../use-focus-after.ts'
import { useOfferBack } from '../use-offer-back.ts'
import { addBlock, canAddBlock, moveBlock, removeBlock } from './block-changes.ts'
import { blockGaps } from './block-gaps.ts'
import { type BlockKind, type BlockPair, blockKinds } from './block-pairs.ts'
import { BlockPart } from './block-part.tsx'
import css from './blocks-editor.module.css'
import { LivePoster } from './live-poster.tsx'
import { useBlocks } from './use-blocks.ts'

const id = 'blocks'
const both = ['english', 'hindi'] as const

/** Has an editor write an infographic block by block, in both languages at once, with the poster drawn beside it. */
export function BlocksEditor({ editing }: { editing: Editing }) {
	const m = useMessages(deskMessages)
	const pageLanguage = useLanguage()
	const list = useRef<HTMLOListElement>(null)
	const focus = useFocusAfter(list)
	const { pairs, change } = useBlocks(editing)
	const [written, setWritten] = useState<Language>('english')
	const remove = useRemoval(pairs, change)
	const add = (kind: BlockKind) => {
		change((now) => addBlock(now, kind))
		focus(`english.${id}.${pairs.length}.title`)
	}
	const notes = both.map((language) => (
		<div key={language}>
			<GapJump language={language} gaps={blockGaps(pairs, language)} onGo={focus} />
			<FieldError id={`${language}-${id}-error`} message={editing.errorOf(`${language}.${id}`)} />
		</div>
	))
	return (
		<Beside
			id={`${id}-title`}
			title={editing.kind.texts[id]?.label[pageLanguage] ?? ''}
			hint={m.blocksHint}
			notes={notes}
			language={written}
			drawing={<LivePoster pairs={pairs} language={written} />}
		>
			<ol ref={list} className={css.blocks}>
				{placed(pairs).map(({ pair, at }) => (
					<BlockPart
						key={at}
						writing={{
							at,
							pair,
							errorOf: editing.errorOf,
							onChange: (how) => change((now) => now.map((one, index) => (index === at ? how(one) : one))),
							onWriting: setWritten,
							onFocus: focus,
						}}
						count={pairs.length}
						onMove={(to) => change((now) => moveBlock(now, at, to))}
						onRemove={() => remove(at)}
					/>
				))}
			</ol>
			<NewBlock isFull={!canAddBlock(pairs)} onAdd={add} />
		</Beside>
	)
}

/** A block is known by its place alone. */
const placed = (pairs: readonly BlockPair[]) => pairs.map((pair, at) => ({ pair, at }))

/** Removes a block, and offers to put it back. */
function useRemoval(pairs: readonly BlockPair[], change: ReturnType<typeof useBlocks>['change']) {
	const m = useMessages(deskMessages)
	const offerBack = useOfferBack()
	return (at: number) => {
		const pair = pairs[at]
		if (!pair) return
		change((now) => removeBlock(now, at))
		offerBack(m.blockRemoved, () => change((now) => now.toSpliced(at, 0, pair)))
	}
}

/** Adds a block of the kind that is chosen. */
function NewBlock({ isFull, onAdd }: { isFull: boolean; onAdd: (kind: BlockKind) => void }) {
	const m = useMessages(deskMessages)
	const language = useLanguage()
	const [kind, setKind] = useState<BlockKind>('facts')
	return (
		<div className={css.add}>
			<label className={css.kind}>
				{m.kindOfBlock}
				<select value={kind} onChange={({ target }) => setKind(target.value as BlockKind)}>
					{blockKinds.map((one) => (
						<option key={one} value={one}>
							{blockNames[one][language]}
						</option>
					))}
				</select>
			</label>
			<Button isCompact icon={plusIcon} disabled={isFull} onClick={() => onAdd(kind)}>
				{m.addBlock}
			</Button>
		</div>
	)
}
