/**
 * Knows what the viewer has judged on this device and the server does not have yet, so that pages show it; whoever is not signed in has
 * nothing else. The code that keeps and sends it comes only where there is something.
 */
import { useSyncExternalStore } from 'react'
import type { HeldJudgement } from './held-judgement.ts'

type Held = ReadonlyMap<string, HeldJudgement>

const nothing: Held = new Map()
let held = nothing
const listeners = new Set<() => void>()

/** @param judged by its subject */
export function setJudgedHere(judged: Held): void {
	held = judged
	for (const listener of listeners) listener()
}

export function onJudgedHere(listener: () => void): () => void {
	listeners.add(listener)
	return () => void listeners.delete(listener)
}

export const judgedHere = (): Held => held

/** @param subject type and id of the question: 'mains:…' */
export const useJudgedHere = (subject: string): HeldJudgement | undefined =>
	useSyncExternalStore(
		onJudgedHere,
		() => held.get(subject),
		() => undefined,
	)
