import { Notice } from '../../ui/notice.tsx';

/** Shown instead of the calculator if the firm hides it. */
export function NoCalculator() {
  return (
    <div className="wrap">
      <Notice icon="phone">
        <p>
          The calculator is not available at the moment. Call us, and we will work it out with you.
        </p>
      </Notice>
    </div>
  );
}
