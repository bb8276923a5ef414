/** Imports what shows a result. A quiz asks for it when it is begun: at its end there may be no network. */
export const loadResultView = async () => (await import('./result-view.tsx')).ResultView
