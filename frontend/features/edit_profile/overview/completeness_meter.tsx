interface Props {
  /** Whole, 0 to 100. */
  percent: number
}

const wordsFor = (percent: number) =>
  percent === 100 ? 'Perfil completo' : 'Perfis completos recebem mais contatos'

/** How much of the profile is filled in. */
export function CompletenessMeter({ percent }: Props) {
  return (
    <div className="completeness">
      <p className="completeness-words">
        <strong>{percent}%</strong> completo
      </p>
      <meter className="visually-hidden" aria-label="Perfil preenchido" min={0} max={100} value={percent}>
        {percent}%
      </meter>
      <div className="completeness-track" aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <p className="completeness-hint">{wordsFor(percent)}</p>
    </div>
  )
}
