/** Whether it is worth asking for an unfinished quiz: whoever is signed in may have one on another device. */
export function mayHaveQuiz(userId: string | null): boolean {
	if (userId !== null) return true
	try {
		return localStorage.getItem('mainsQuiz') !== null
	} catch {
		return false
	}
}
