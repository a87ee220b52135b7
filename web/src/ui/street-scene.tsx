import { Bulbs, House, Shop, Sign, Windows } from './dusk-street-parts.tsx';
import './street-scene.css';

/**
 * The street after sunset: two rows of houses, lit windows, a string of lamps. Decorative. It fills its
 * place's width and keeps its foot at the bottom, so that the sky grows with the place.
 */
export function StreetScene() {
  return (
    <svg
      className="dusk-street"
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g className="dusk-far">
        <path d="M0 420V250l70-46 70 46v-30h90v-64l26-44 26 44v50h80l60-44 60 44v34h86v-66h96v40l64-48 64 48v20h92v-54l44-36 44 36v40h80l58-40 60 40v220z" />
      </g>
      <g className="dusk-back">
        <House x={40} width={150} top={232} roof="gable" />
        <House x={214} width={120} top={196} roof="flat" />
        <House x={360} width={170} top={242} roof="gable" />
        <House x={560} width={110} top={176} roof="tower" />
        <House x={690} width={150} top={228} roof="gable" />
        <House x={868} width={126} top={204} roof="flat" />
        <House x={1014} width={160} top={240} roof="gable" />
      </g>
      <g className="dusk-window-dim">
        <Windows x={240} y={224} columns={3} rows={2} />
        <Windows x={588} y={214} columns={2} rows={3} />
        <Windows x={894} y={232} columns={3} rows={2} />
      </g>
      <g className="dusk-front">
        <House x={-30} width={190} top={300} roof="gable" />
        <House x={300} width={170} top={308} roof="gable" />
        <House x={620} width={160} top={304} roof="flat" />
        <House x={950} width={130} top={306} roof="flat" />
      </g>
      <g className="dusk-middle">
        <House x={160} width={140} top={284} roof="flat" />
        <House x={470} width={150} top={272} roof="stepped" />
        <House x={780} width={170} top={282} roof="gable" />
        <House x={1080} width={180} top={288} roof="gable" />
        <path d="M112 270v-34h16v44zM404 268v-30h14v38zM904 244v-30h16v44z" />
      </g>
      <g className="dusk-window">
        <Windows x={24} y={320} columns={3} rows={1} />
        <Windows x={186} y={304} columns={3} rows={1} />
        <Windows x={330} y={322} columns={3} rows={1} />
        <Windows x={496} y={294} columns={3} rows={1} />
        <Windows x={652} y={320} columns={3} rows={1} />
        <Windows x={812} y={306} columns={3} rows={1} />
        <Windows x={976} y={322} columns={3} rows={1} />
        <Windows x={1118} y={312} columns={3} rows={1} />
        <Shop door={60} />
        <Shop door={222} />
        <Shop door={374} />
        <Shop door={536} />
        <Shop door={692} />
        <Shop door={856} />
        <Shop door={1006} />
        <Shop door={1162} />
      </g>
      <Sign x={268} />
      <Sign x={742} />
      <Bulbs />
      <rect className="dusk-kerb" y="412" width="1200" height="8" />
    </svg>
  );
}
