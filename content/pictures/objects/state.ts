/** Objects of the State, its laws and its heritage. `draw-cover.ts` says what the classes are. */
export const stateObjects = {
	fort: '<path class="t" d="M40 210v-84h24v14h20v-14h24v14h20v-14h144v14h20v-14h24v14h20v-14h24v84z"/><path class="c" d="M92 210V88h16v14h16V88h18v14h16V88h14v122zM228 210V88h16v14h16V88h18v14h16V88h14v122z"/><path class="c" d="M160 210v-96h80v96z"/><path class="d" d="M178 210v-44q0-24 22-32 22 8 22 32v44z"/><path class="D w5" d="M132 124v18M268 124v18"/><path class="K w5" d="M200 114V50"/><path class="k" d="M200 50l38 12-38 14z"/>',
	columns:
		'<path class="k" d="M200 40l116 50H84z"/><path class="c" d="M92 90h216v16H92zM104 116h24v66h-24zM150 116h24v66h-24zM226 116h24v66h-24zM272 116h24v66h-24zM92 188h216v14H92zM76 202h248v12H76z"/><path class="t" d="M184 116h32v66h-32z"/><circle class="d" cx="200" cy="70" r="9"/>',
	dome: '<path class="t" d="M76 206v-52h248v52z"/><path class="c" d="M124 154a76 76 0 0 1 152 0z"/><path class="c" d="M66 150h268v14H66zM60 202h280v12H60z"/><path class="D w6" d="M100 170v28M134 170v28M168 170v28M200 170v28M232 170v28M266 170v28M300 170v28"/><path class="K w5" d="M200 78V36"/><path class="k" d="M200 36h42v8h-42z"/><path class="c" d="M200 44h42v8h-42z"/><path class="t" d="M200 52h42v8h-42z"/>',
	scales:
		'<path class="C w8" d="M200 46v150M120 74q80-22 160 0"/><path class="c" d="M150 194h100v16H150z"/><circle class="k" cx="200" cy="50" r="13"/><path class="T w4" d="M120 76l-34 74M120 76l34 74M280 76l-34 58M280 76l34 58"/><path class="c" d="M80 150h80q-6 30-40 30t-40-30"/><path class="k" d="M240 134h80q-6 30-40 30t-40-30"/>',
	gavel:
		'<g transform="rotate(-38 190 110)"><path class="c" d="M134 74h116v62H134z"/><path class="k" d="M120 66h22v78h-22zM242 66h22v78h-22z"/><path class="t" d="M182 136h20v110h-20z"/></g><path class="c" d="M204 186h118v16H204zM190 202h146v12H190z"/>',
	shield:
		'<path class="c" d="M200 32l86 28v58q0 64-86 98-86-34-86-98V60z"/><path class="t" d="M200 32l86 28v58q0 64-86 98z"/><path class="K w10" d="M160 122l30 32 54-62"/>',
	ballot:
		'<path class="k" d="M170 34h60v74h-60z"/><path class="D w5" d="M184 62l12 12 22-24"/><path class="c" d="M110 106h180v104H110z"/><path class="d" d="M150 114h100v10H150z"/><path class="t" d="M110 132h180v14H110z"/><path class="D w5" d="M154 172h92M154 190h60"/>',
	gathering:
		'<path class="t" d="M110 92a46 40 0 0 1 48-50 56 42 0 0 1 90 0 46 40 0 0 1 44 52 34 26 0 0 1-34 22H142a34 26 0 0 1-32-24"/><path class="C w10" d="M200 96v64"/><circle class="k" cx="110" cy="152" r="15"/><circle class="c" cx="160" cy="166" r="15"/><circle class="k" cx="240" cy="166" r="15"/><circle class="c" cx="290" cy="152" r="15"/><path class="k" d="M84 210q0-40 26-40t26 40zM214 214q0-32 26-32t26 32z"/><path class="c" d="M134 214q0-32 26-32t26 32zM264 210q0-40 26-40t26 40z"/>',
	counter:
		'<path class="c" d="M96 52h208v24H96z"/><path class="t" d="M108 76h184v70H108z"/><circle class="c" cx="200" cy="104" r="17"/><path class="c" d="M164 146q0-24 36-24t36 24z"/><path class="k" d="M84 146h232v18H84z"/><path class="c" d="M96 164h208v46H96z"/><path class="D w5" d="M126 186h60"/><path class="d" d="M232 176h46v22h-46z"/><path class="C w4" d="M240 187h28"/>',
	lens: '<path class="c" d="M116 34h112l34 34v142H116z"/><path class="t" d="M228 34v34h34z"/><path class="D w5" d="M138 92h90M138 114h76M138 136h50M138 158h40M138 180h34"/><circle class="d" cx="244" cy="148" r="42"/><circle class="K w10" cx="244" cy="148" r="42"/><path class="K w12" d="M276 180l32 32"/><path class="C w5" d="M224 140h40M224 156h28"/>',
	pulse:
		'<path class="c" d="M200 210q-100-66-100-124 0-46 46-46 36 0 54 34 18-34 54-34 46 0 46 46 0 58-100 124"/><path class="K w9" d="M84 124h70l18-36 28 72 22-52 12 16h82"/>',
	frame:
		'<path class="c" d="M104 26h192v188H104z"/><path class="k" d="M114 36h172v168H114z"/><path class="d" d="M128 204v-92q0-50 72-72 72 22 72 72v92z"/><circle class="c" cx="204" cy="102" r="25"/><path class="t" d="M178 96q4-34 34-32 30 2 22 34l-6-10z"/><path class="c" d="M148 204q6-66 56-66t52 66z"/><path class="K w5" d="M176 160q28 20 56 0"/><path class="k" d="M214 64l16-16 2 20z"/>',
	shrine:
		'<path class="c" d="M120 178h160v16H120zM104 194h192v18H104z"/><path class="t" d="M142 110h116v68H142z"/><path class="c" d="M200 40q60 30 58 70H142q-2-40 58-70"/><path class="d" d="M176 178v-34q0-20 24-26 24 6 24 26v34z"/><path class="k" d="M200 130q14 18 12 30-4 12-12 12t-12-12q-2-12 12-30"/><path class="K w5" d="M200 42V12"/><path class="k" d="M200 12l34 9-34 11z"/>',
	globe:
		'<circle class="c" cx="200" cy="118" r="78"/><path class="D w5" d="M200 40v156M122 118h156M138 78q62 30 124 0M138 158q62-30 124 0M200 40q-64 78 0 156M200 40q64 78 0 156"/><path class="K w8" d="M112 184q-22-96 60-148M288 184q22-96-60-148"/><path class="k" d="M158 204h84v12h-84z"/>',
	boxes:
		'<path fill="#e7a83a" d="M48 104h92v104H48z"/><path fill="#7fb2f0" d="M154 104h92v104h-92z"/><path fill="#7fcf96" d="M260 104h92v104h-92z"/>' +
		'<path class="c" d="M40 84h108v26H40zM146 84h108v26H146zM252 84h108v26H252z"/>' +
		[94, 200, 306]
			.map(
				(x) =>
					`<path class="d" transform="translate(${x - 200} 12)" d="M200 112q13 17 0 38-13-19 0-38M176 132q20 2 22 26-20-2-22-26M224 132q-20 2-22 26 20-2 22-26M196 150h8v34h-8z"/>`,
			)
			.join(''),
	torch:
		'<path class="c" d="M176 110h48l-14 104h-20z"/><path class="t" d="M164 96h72v20h-72z"/><path class="k" d="M200 20q44 44 36 76h-72q-8-34 20-52 2 14 10 18 8-16 6-42"/><path class="c" d="M200 60q20 22 14 36h-28q-2-16 14-36"/>',
	temple:
		'<path class="c" d="M200 26q44 62 48 138h-96q4-76 48-138"/><path class="D w5" d="M170 120h60M162 144h76M180 92h40M200 36v128"/><path class="t" d="M248 164V126l34-24 34 24v38zM84 164v-38l34-24 34 24v38z"/><path class="c" d="M76 164h248v16H76z"/><path class="k" d="M92 180h216v14H92zM180 164v-26q20-14 40 0v26z"/><path class="c" d="M64 194h272v16H64z"/><circle class="k" cx="200" cy="24" r="10"/>',
} as const
