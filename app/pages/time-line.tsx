export function TimeLine({ moments }: { moments: readonly { day: string; text: string }[] }) {
  return (
    <ol className="time-line">
      {moments.map(({ day, text }) => (
        <li key={day} className="time-line-moment">
          <p className="font-serif text-30">{day}</p>
          <p className="mt-1 max-w-[29em]">{text}</p>
        </li>
      ))}
    </ol>
  )
}
